/**
 * A process that is meant to die: applies what waits in a tray to a server beside it, with a journal as the console
 * keeps one, and says what it noted. Arguments: folder of the tray, address of the server, folder of the journal.
 */

import { encodeRequest } from '#shared/api/wire.ts';
import { applyChanges, type ToSend } from '#shared/rules/changes/apply.ts';
import { recordById } from '#shared/rules/records/records.ts';
import { createChangesService } from '../../../src-main/services/changes/changes-service.ts';
import { openTrayFile } from '../../../src-main/services/changes/tray-file.ts';
import { createJournalService } from '../../../src-main/services/journal/journal-service.ts';
import { readAnswer, signedIn } from '../../sandbox/client.ts';

const [folder = '', address = '', journalFolder = ''] = process.argv.slice(2);
const server = 'beside';
const say = (line: string) => process.stdout.write(`${line}\n`);
const changes = createChangesService({ file: openTrayFile({ folder, keyStore: null }) });
const journal = createJournalService({ folder: journalFolder });
const note = (
  { kind, locator, after, changed }: Omit<ToSend, 'key' | 'approver'>,
  key: string,
  result: 'done' | 'unknown',
) => {
  const { endpoint, input } = kind.write(locator, after, changed);
  const what = { title: kind.title(changed, after), endpoint: endpoint.id, before: null };
  const who = { server, serverName: server, user: 'Lin', message: '', undo: null };
  return journal.append({ ...what, ...who, time: Date.now(), after: JSON.stringify(input), result, key });
};
const carry = async (request: Request) => {
  const { pathname, search } = new URL(request.url);
  const body = request.method === 'GET' ? null : await request.arrayBuffer();
  const { method, headers } = request;
  return fetch(`${address}${pathname}${search}`, { method, headers, body });
};
const client = await signedIn({ fetch: carry }, 'systemAdministrator');

await changes.close({ server, user: 'Lin', cut: true });
const { changes: waiting } = await changes.tray({ server });
say('ready 0');
let noted = 0;
await applyChanges(waiting, {
  kindOf: recordById,
  ask: (endpoint, input) => client.call(endpoint, input),
  hasBegun: ({ begun }) => begun,
  begin: ({ id, wish }) => changes.begin({ server, id, wish }),
  async onHeld({ begun, sentKey }, write) {
    if (begun) await note(write, sentKey, 'done');
  },
  async send(write) {
    const { kind, locator, after, changed, key } = write;
    await note(write, key, 'unknown');
    const { endpoint, input } = kind.write(locator, after, changed);
    const { url, method, body, contentType } = encodeRequest(endpoint, input);
    const headers = new Headers({ cookie: client.cookie() ?? '', 'idempotency-key': key });
    if (contentType) headers.set('content-type', contentType);
    const answer = await carry(new Request(`http://beside${url}`, { method, headers, body }));
    const said = readAnswer(endpoint, await answer.text(), answer.status);
    await note(write, key, 'done');
    return { result: 'done', answer: said };
  },
  async finish({ id, wish }, outcome) {
    await changes.note({ server, id, wish, ...outcome });
    noted += 1;
    say(`noted ${noted}`);
  },
  words: String,
  refusal: (_, __, problems) => problems.map(({ name }) => name).join(),
});
await changes.close({ server, user: 'Lin' });
changes.end();
journal.close();
say('closed 1');
