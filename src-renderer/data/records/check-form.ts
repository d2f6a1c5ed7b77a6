/** The check of what is made without a record of its own, loaded with the first one that is sent. */
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Fields } from '#shared/rules/common/fields/field.ts';

/** A change's check by the table of its form. Rejects with ApiError `refused`. */
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
