/** Creating and deleting a login method. The server assigns the id, so a recreated one is found by its values. */
import * as z from 'zod';
import {
  deleteLoginMethod,
  getLoginMethods,
  type LoginMethod,
  saveLoginMethod,
} from '../../api/login-control/login-methods.ts';
import { sameValue } from '../../kit/merge.ts';
import type { MessageKey } from '../../text/index.ts';
import { describedBy } from '../common/fields/field.ts';
import type { RecordKind } from '../common/record/record.ts';
import { everyClientType } from '../common/sign-in/client-types.ts';
import { loginMethodFields } from '../login-control/login-method-fields.ts';

const method = z.strictObject({
  name: z.string(),
  type: z.array(z.string()),
  targets: z.array(z.strictObject({ type: z.enum(['employee', 'department']), targetId: z.string() })),
});
const locator = z.strictObject({ id: z.string(), method });

const rowLabels = { name: 'name', type: 'terminals', targets: 'targets' } as const;

const described = describedBy(loginMethodFields);

/** `terminals` is in its wire form here. */
function terminalWords(value: unknown): readonly MessageKey[] | null {
  const all = Array.isArray(value) && value.includes(everyClientType);
  return all ? described.words('scope', 'all') : described.words('terminals', value);
}

interface Presence {
  readonly there: readonly z.output<typeof method>[];
}

export const loginMethodPresence: RecordKind<z.output<typeof locator>, Presence> = {
  id: 'loginMethodPresence',
  locator,
  touches: [getLoginMethods],
  countedFields: ['there'],
  rows: {
    there: {
      label: (name) => ({ key: `loginControl.${rowLabels[name as keyof typeof rowLabels] ?? 'title'}` }),
      words: (name, value) => (name === 'type' ? terminalWords(value) : null),
      countedFields: ['targets'],
    },
  },
  title: (_, { there }) => (there.length > 0 ? 'loginControl.created' : 'loginControl.deleted'),
  label: () => ({ key: 'loginControl.title' }),
  async read(ask, at) {
    const found = methodAt(await ask(getLoginMethods, {}), at);
    if (!found) return { there: [] };
    const { name, type, targets } = found;
    return { there: [{ name, type, targets }] };
  },
  write({ id }, { there }) {
    const [first] = there;
    return first
      ? { endpoint: saveLoginMethod, input: first }
      : { endpoint: deleteLoginMethod, input: { configId: id } };
  },
  locatorAfter: (at, answer) => (typeof answer === 'string' ? { ...at, id: answer } : at),
};

function methodAt(
  methods: readonly LoginMethod[],
  { id, method: own }: z.output<typeof locator>,
): LoginMethod | undefined {
  const same = ({ configId: _, ...said }: LoginMethod) => sameValue(said, own);
  return methods.find(({ configId }) => configId === id) ?? methods.find(same);
}
