import type { Store } from '../database/tables.ts';

export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

export async function addFile(
  store: Store,
  tenantKey: string,
  file: UploadedFile,
  now: number,
): Promise<void> {
  const { id, name, mediaType: media_type, bytes } = file;
  await store
    .insertInto('uploaded_file')
    .values({ id, tenant_key: tenantKey, name, media_type, bytes, uploaded_at: now })
    .execute();
}

export async function findFile(store: Store, tenantKey: string, id: string): Promise<UploadedFile | null> {
  const row = await store
    .selectFrom('uploaded_file')
    .select(['id', 'name', 'media_type', 'bytes'])
    .where('tenant_key', '=', tenantKey)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { id: row.id, name: row.name, mediaType: row.media_type, bytes: row.bytes } : null;
}
