/** Invitations as changes: their content, how a sent one is found, and what a file may not contain. */
import { describe, expect, it } from 'vitest';
import type { Invitation } from '../../../api/invitations/invitations.ts';
import { type CollectedEdits, objectOf } from '../../changes/collected-change.ts';
import { objectText } from '../../changes/object-name.ts';
import { type Ask, GoneRecord } from '../../common/record/record.ts';
import { wrongInEdits, wrongInWrite } from '../content/check-content.ts';
import type { AnyRecord } from '../records.ts';
import { invitationAgainRecord, invitingAgain } from './invitation-again-record.ts';
import { invitationRecord, invitingOf } from './invitation-record.ts';

const host = 'platform.example.com:8443';
const ada = { invitee: 'Ada Brook', contact: 'ada.brook@example.com', areaCode: '' };
const stored: Invitation = {
  ...ada,
  id: 'INV1',
  accountType: '3',
  personalStatus: '3',
  mobileAreaCode: '',
  domain: host,
  message: '',
};
function asking(rows: readonly Invitation[]) {
  const asked: unknown[] = [];
  const ask = (async (_: unknown, { pageNo: __, pageSize: ___, ...by }: Record<string, unknown>) => {
    asked.push(by);
    return { result: rows, totalCount: rows.length };
  }) as unknown as Ask;
  return { ask, asked };
}
const keysOf = (record: AnyRecord, locator: unknown, edits: CollectedEdits) =>
  wrongInEdits(record, locator, edits).map(({ part, message }) => [part, message.key]);

describe('of somebody new', () => {
  const record = invitationRecord as unknown as AnyRecord;
  const { place, edits } = invitingOf({ ...ada, invitee: ' Ada Brook ', areaCode: '+86' }, host);

  it('says who is invited, how and where to; is sent as the form sends it', () => {
    expect(place).toEqual({ contact: ada.contact, areaCode: '' });
    const [made] = edits.there.to;
    expect(made).toEqual({ ...ada, domainName: host });
    expect(objectText({ place, edits })).toBe('Ada Brook');
    expect(wrongInEdits(record, place, edits)).toEqual([]);
    expect(record.write(place, { there: [made] }, ['there'])).toMatchObject({
      endpoint: { id: 'invitations.send' },
      input: {
        'inviteInfo.invitee': 'Ada Brook',
        'inviteInfo.contact': ada.contact,
        'inviteInfo.accountType': '3',
        'inviteInfo.personalStatus': '3',
        'inviteInfo.areaCode': '',
        'inviteInfo.domain': host,
      },
    });
    expect(
      wrongInWrite(record, place, { newest: { there: [] }, after: { there: [made] }, changed: ['there'] }),
    ).toEqual([]);
  });

  it('to the same contact is the same change', () => {
    const other = invitingOf({ ...ada, invitee: 'Ada B' }, host);
    expect(objectOf(other)).toBe(objectOf({ kind: 'invitation', place }));
  });

  it('is found by its contact, however that is spelled', async () => {
    const { ask, asked } = asking([{ ...stored, contact: 'Ada.Brook@Example.com' }]);
    const { there } = await record.read(ask, place, ['there']);
    expect(there).toEqual([{ ...ada, contact: 'Ada.Brook@Example.com', domainName: host }]);
    expect(asked).toEqual([{ 'inviteInfo.contact': ada.contact }]);
    const none = asking([{ ...stored, contact: 'other@example.com' }]);
    expect(await record.read(none.ask, place, ['there'])).toEqual({ there: [] });
    expect(none.asked).toEqual([{ 'inviteInfo.contact': ada.contact }, {}]);
  });

  it.each([
    ['a name that the form refuses', { invitee: '<b>' }, [['invitee', 'invitations.wrong.invitee']]],
    ['no name', { invitee: '' }, [['invitee', 'invitations.missing']]],
    ['a contact that is none', { contact: 'nobody' }, [['contact', 'invitations.wrong.contact']]],
    ['another contact than it is of', { contact: 'x@example.com' }, [['contact', 'changeContent.fixed']]],
    ['an area code that is none', { areaCode: '+999' }, [['contact', 'invitations.wrong.areaCode']]],
    ['a platform with a path', { domainName: 'a.example/x' }, [['domainName', 'invitations.noHost']]],
    ['a platform with a user name', { domainName: 'a@b.example' }, [['domainName', 'invitations.noHost']]],
    ['no platform', { domainName: '' }, [['domainName', 'common.form.required']]],
    ['more than it has', { admin: 'yes' }, [['admin', 'changeContent.shape']]],
    ['a text that turns its line', { invitee: 'a\u202eb' }, [['invitee', 'tenantEdit.hidden']]],
  ])('a file may not say %s', (_, part, wrong) => {
    const row = { ...ada, domainName: host, ...part };
    expect(keysOf(record, place, { there: { from: [], to: [row] } })).toEqual(wrong);
  });

  it.each([[[]], [null], [[1, 2]]])('nor that %j is to be there', (to) => {
    const from = [{ ...ada, domainName: host }];
    expect(keysOf(record, place, { there: { from, to } })).toHaveLength(1);
  });

  it('an area code is a number’s, and one without digits is none', () => {
    const phone = invitingOf({ invitee: 'Ada', contact: '81230455', areaCode: '+65' }, host);
    expect(keysOf(record, phone.place, phone.edits)).toEqual([]);
    const none = invitingOf({ invitee: 'Ada', contact: '81230455', areaCode: '+<b>' }, host);
    expect(none.place).toEqual({ contact: '81230455', areaCode: '' });
  });
});

describe('once more', () => {
  const record = invitationAgainRecord as unknown as AnyRecord;
  const { place, edits } = invitingAgain(stored, 'other.example.com');
  const [sent] = edits.there.to;

  it('says to whom, and sends that one to the platform of now', () => {
    expect(sent).toEqual({ ...ada, domainName: 'other.example.com' });
    expect(objectText({ place, edits })).toBe('Ada Brook');
    expect(wrongInEdits(record, place, edits)).toEqual([]);
    expect(record.write(place, { there: [sent] }, ['there'])).toMatchObject({
      endpoint: { id: 'invitations.again' },
      input: { id: 'INV1', domain: 'other.example.com' },
    });
  });

  it('is looked for by its name; whether it was sent again nothing tells', async () => {
    const { ask, asked } = asking([stored]);
    const newest = await record.read(ask, place, ['there']);
    expect(newest).toEqual({ there: [], invitation: { ...ada, domainName: host } });
    expect(asked).toEqual([{ 'inviteInfo.invitee': 'Ada Brook' }]);
    await expect(record.read(asking([]).ask, place, ['there'])).rejects.toBeInstanceOf(GoneRecord);
  });

  it('it is of whom was approved: another person’s id under that name is refused', async () => {
    const newest = await record.read(asking([{ ...stored, contact: 'x@example.com' }]).ask, place, ['there']);
    const after = { ...newest, there: [sent] };
    expect(wrongInWrite(record, place, { newest, after, changed: ['there'] })).toEqual([
      { name: 'there', message: { key: 'invitations.another' } },
    ]);
  });

  it.each([
    [
      'a host that is none',
      { there: { from: [], to: [{ ...sent, domainName: 'x/y' }] } },
      'invitations.noHost',
    ],
    ['it was not', { there: { from: [sent], to: [] } }, 'changeContent.fixed'],
    ['nothing', { there: { from: [sent], to: null } }, 'changeContent.fixed'],
    ['what the list has', { invitation: { from: null, to: sent } }, 'changeContent.along'],
  ])('a file may not say %s', (_, wanted, key) => {
    expect(keysOf(record, place, wanted).map(([, each]) => each)).toEqual([key]);
  });
});
