import { expect, it } from 'vitest';
import { contactConfigKeys, readPayContact } from './contact.ts';

const configs = (values: Record<string, string>) =>
  Object.entries(values).map(([configKey, value]) => ({ configKey, configValue: value }));

it('asks for three keys at once', () => {
  expect(contactConfigKeys).toBe('contactPhone,salesContactName,salesContactAddress');
});

it.each([
  ['nothing set', {}, { phone: '', sales: null }],
  ['a phone', { contactPhone: ' 021-5550188 ' }, { phone: '021-5550188', sales: null }],
  [
    'a person',
    { salesContactName: 'Priya Nair', salesContactAddress: 'mailto:sales@example.com' },
    { phone: '', sales: { name: 'Priya Nair', address: 'mailto:sales@example.com' } },
  ],
  [
    'an address without a name',
    { salesContactAddress: 'mailto:sales@example.com' },
    { phone: '', sales: { name: 'sales@example.com', address: 'mailto:sales@example.com' } },
  ],
  ['a name alone', { salesContactName: 'Wu' }, { phone: '', sales: { name: 'Wu', address: null } }],
  [
    'an address that may not be followed',
    { salesContactName: 'Wu', salesContactAddress: 'javascript:alert(1)' },
    { phone: '', sales: { name: 'Wu', address: null } },
  ],
])('%s', (_, values, expected) => {
  expect(readPayContact(configs(values))).toEqual(expected);
});
