import { seededTime } from '../../kernel/clock.ts';
import { ordinary } from '../../kernel/seed/organisation.ts';

const people = [
  ['顾明澈', '13900003101', '+86'],
  ['Ada Brook', 'ada.brook@example.com', ''],
  ['陆书瑶', '13900003102', '+86'],
  ['Noor Haddad', 'noor.haddad@example.com', ''],
  ['黎思远', '13900003103', '+86'],
  ['Tan Wei Ling', '81230455', '+65'],
  ['苏念', '13900003104', '+86'],
  ['Olaf Berg', 'olaf.berg@example.com', ''],
  ['程可欣', '13900003105', '+86'],
  ['Ines Duarte', 'ines.duarte@example.com', ''],
  ['方思齐', '13900003106', '+86'],
  ['Hugo Marchand', 'hugo.marchand@example.com', ''],
] as const;

export const invitationRows = () =>
  people.map(([invitee, contact, area_code], at) => ({
    id: `INV${1_000_001 + at}`,
    tenant_key: ordinary,
    invitee,
    contact,
    area_code,
    account_type: contact.includes('@') ? ('3' as const) : ('2' as const),
    personal_status: '3',
    mobile_area_code: area_code,
    domain: 'platform.example.com',
    message: '',
    create_time: seededTime(Date.UTC(2026, 8, 1, 2) + at * 3_600_000 * 31),
  }));
