/** What may stand for the icon of an application: the name of one, or the address of a picture. */
import type { Message } from '../../../text/message.ts';
import { isAddress } from '../links/address.ts';

/** A name is one of the platform's own icons. */
const iconName = /^[\w-]+(?:[ .][\w-]+)*$/;

export function iconProblem(value: string): Message | null {
  return iconName.test(value.trim()) || isAddress(value) ? null : { key: 'applications.problem.icon' };
}

/** Of an application's values, those that no form draws and that pictures are drawn from. */
const besides = ['appIconValue', 'cornerMarkIcon', 'pcCornerMarkIcon'] as const;

/** Icons that no form shows, e.g. of corner marks: they come from files alone. */
export function hiddenIconProblems(values: object) {
  return besides.flatMap((name) => {
    const value = name in values ? (values as Readonly<Record<string, unknown>>)[name] : '';
    const message = typeof value === 'string' && value !== '' ? iconProblem(value) : null;
    return message ? [{ name, message }] : [];
  });
}
