/** An application's icon is the name of a platform icon, or the address of a picture. */
import type { Message } from '../../../text/message.ts';
import { isAddress } from '../links/address.ts';

const iconName = /^[\w-]+(?:[ .][\w-]+)*$/;

export function iconProblem(value: string): Message | null {
  return iconName.test(value.trim()) || isAddress(value) ? null : { key: 'applications.problem.icon' };
}

/** The application's values that hold pictures but have no form field. */
const besides = ['appIconValue', 'cornerMarkIcon', 'pcCornerMarkIcon'] as const;

/** Icons without a form field, such as those of corner marks, come only from files. */
export function hiddenIconProblems(values: object) {
  return besides.flatMap((name) => {
    const value = name in values ? (values as Readonly<Record<string, unknown>>)[name] : '';
    const message = typeof value === 'string' && value !== '' ? iconProblem(value) : null;
    return message ? [{ name, message }] : [];
  });
}
