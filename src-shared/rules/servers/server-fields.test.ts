import { expect, test } from 'vitest';
import { checkFields } from '../common/fields/check-fields.ts';
import { newServerDraft } from './draft.ts';
import type { ServerDraft } from './profile.ts';
import { fieldsOfDraft, serverFields } from './server-fields.ts';

const office = { ...newServerDraft(), name: 'Office', address: 'https://office.example.com' };
const wrong = (part: Partial<ServerDraft>) =>
  checkFields(serverFields, fieldsOfDraft({ ...office, ...part })).map(({ name, message }) => [
    name,
    message.key.slice(message.key.lastIndexOf('.') + 1),
  ]);
const manual = (address: string): ServerDraft['proxy'] => ({
  mode: 'manual',
  address,
  userName: '',
  bypass: [],
});

test.each<[string, Partial<ServerDraft>, string[][]]>([
  ['as it should be', {}, []],
  ['no name', { name: ' ' }, [['name', 'required']]],
  ['a long name', { name: 'n'.repeat(61) }, [['name', 'over']]],
  ['no address', { address: '' }, [['address', 'required']]],
  ['another scheme', { address: 'ftp://office.example.com' }, [['address', 'SCHEME']]],
  ['a user in the address', { address: 'https://me@office.example.com' }, [['address', 'USERINFO']]],
  ['hostile length', { address: `https://${'a/'.repeat(50_000)}..` }, [['address', 'PATH']]],
  ['a proxy by hand', { proxy: manual('proxy:8080') }, []],
  ['no proxy', { proxy: manual('') }, [['proxyAddress', 'required']]],
  ['a proxy with a path', { proxy: manual('http://proxy/x') }, [['proxyAddress', 'proxyAddress']]],
  ['a line break in it', { proxy: manual('http://pro\nxy') }, [['proxyAddress', 'hidden']]],
  ['a script', { proxy: { mode: 'pac', address: 'https://example.com/a.pac' } }, []],
  [
    'a script of a user',
    { proxy: { mode: 'pac', address: 'https://a:b@c/' } },
    [['pacAddress', 'pacAddress']],
  ],
])('%s', (_, part, problems) => {
  expect(wrong(part)).toEqual(problems);
});
