/** Settings of service calls (spec 3§3.11; SVC-004, 005). Their secrets never come into the journal. */
import * as z from 'zod';
import {
  findBind,
  findOtherConfig,
  type ServiceBind,
  type ServiceOther,
  saveBind,
  saveOtherConfig,
} from '../../api/service-call/service-call.ts';
import { describedBy } from '../common/fields/field.ts';
import type { RecordKind } from '../common/record/record.ts';
import { bindFields, otherFields } from '../service-call/fields.ts';

const nowhere = z.strictObject({});
type Nowhere = z.output<typeof nowhere>;

export const serviceBindRecord: RecordKind<Nowhere, ServiceBind> = {
  id: 'serviceCall.bind',
  locator: nowhere,
  touches: [findBind],
  ...describedBy(bindFields),
  title: () => 'serviceCall.bindChanged',
  read: (ask) => ask(findBind, {}),
  write: (_, after) => ({ endpoint: saveBind, input: after }),
};

export const serviceOtherRecord: RecordKind<Nowhere, ServiceOther> = {
  id: 'serviceCall.other',
  locator: nowhere,
  touches: [findOtherConfig],
  ...describedBy(otherFields),
  title: () => 'serviceCall.otherChanged',
  read: (ask) => ask(findOtherConfig, {}),
  write: (_, after) => ({ endpoint: saveOtherConfig, input: after }),
};
