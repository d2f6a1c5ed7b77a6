import { isSecretField } from '#shared/rules/common/secrets/secret-names.ts';
import type { LoggedSecret, SecretChange } from './changed-fields.ts';

/** The changed secrets of an object, without their values. */
export function secretChanges(before: object, after: object): readonly LoggedSecret[] {
  return Object.entries(after).flatMap(([field, value]) => {
    const earlier: unknown = Reflect.get(before, field);
    if (!isSecretField(field, after) || earlier === value || (isNothing(earlier) && isNothing(value)))
      return [];
    return [{ field, secret: secretChange(earlier, value) }];
  });
}

export function secretChange(before: unknown, after: unknown): SecretChange {
  if (isNothing(after)) return 'emptied';
  return isNothing(before) ? 'wasEmpty' : 'changed';
}

const isNothing = (value: unknown) => value === '' || value === null || value === undefined;
