/** The form check of objects that are no records, loaded with the first submission. */
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Fields } from '#shared/rules/common/fields/field.ts';

/** A change's check by its form's table. Rejects with ApiError `refused`. */
export function formCheck<Values extends object>(
  endpoint: Endpoint,
  fields: Fields<Values>,
  values: NoInfer<Values>,
): () => Promise<void> {
  return async () => {
    const { refuseWrongForm } = await import('./refused-content.ts');
    refuseWrongForm(endpoint, fields, values);
  };
}
