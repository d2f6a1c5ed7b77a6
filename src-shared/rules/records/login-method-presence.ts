/**
 * Whether a login method is there at all: what making and deleting one changes. The server gives a method its id, so that
 * one that is made again has another; it is known by all that it says.
 */
import * as z from 'zod';
import {
  deleteLoginMethod,
  getLoginMethods,
  type LoginMethod,
  saveLoginMethod,
} from '../../api/login-control/login-methods.ts';
import { sameValue } from './merge.ts';
import type { RecordKind } from './record.ts';

const method = z.strictObject({
  name: z.string(),
  type: z.array(z.string()),
  targets: z.array(z.strictObject({ type: z.enum(['employee', 'department']), targetId: z.string() })),
});
const place = z.strictObject({ id: z.string(), method });

interface Presence {
  readonly there: readonly z.output<typeof method>[];
}

export const loginMethodPresence: RecordKind<z.output<typeof place>, Presence> = {
  ...{ id: 'loginMethodPresence', place, touches: [getLoginMethods], listed: ['there'] },
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
  placeAfter: (at, answer) => (typeof answer === 'string' ? { ...at, id: answer } : at),
};

function methodAt(
  methods: readonly LoginMethod[],
  { id, method: own }: z.output<typeof place>,
): LoginMethod | undefined {
  const same = ({ configId: _, ...said }: LoginMethod) => sameValue(said, own);
  return methods.find(({ configId }) => configId === id) ?? methods.find(same);
}
