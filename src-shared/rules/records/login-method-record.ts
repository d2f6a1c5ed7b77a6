/** A login method (spec 1§3, 1§7.4; SEC-041, 051, 052). */
import * as z from 'zod';
import { getLoginMethods, saveLoginMethod } from '../../api/login-control/login-methods.ts';
import { describedBy } from '../common/fields/field.ts';
import { GoneRecord, type RecordKind } from '../common/record/record.ts';
import {
  type LoginMethodValues,
  loginMethodFields,
  loginMethodInput,
  loginMethodValues,
} from '../login-control/login-method-fields.ts';

const locator = z.strictObject({ id: z.string().min(1) });

export const loginMethodRecord: RecordKind<z.output<typeof locator>, LoginMethodValues> = {
  id: 'loginMethod',
  locator,
  touches: [getLoginMethods],
  ...describedBy(loginMethodFields),
  countedFields: ['people', 'departments'],
  title: () => 'loginControl.changed',
  async read(ask, { id }) {
    const found = (await ask(getLoginMethods, {})).find(({ configId }) => configId === id);
    if (!found) throw new GoneRecord();
    return loginMethodValues(found);
  },
  write: ({ id }, values) => ({
    endpoint: saveLoginMethod,
    input: { configId: id, ...loginMethodInput(values) },
  }),
};
