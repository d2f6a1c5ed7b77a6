import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Contents by path below the folder. */
type Files = Readonly<Record<string, string>>;
export function filesBelow(folder: string): Files {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name));
  return Object.fromEntries(
    paths.sort().map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  );
}
/** Path of the first record of a kind whose file contains the text. */
export function fileWith(folder: string, kind: string, text = ''): string {
  const found = Object.entries(filesBelow(folder)).find(
    ([path, content]) => path.includes(`/${kind}/`) && content.includes(text),
  );
  if (!found) throw new Error(`no ${kind}`);
  return join(folder, found[0]);
}
export function editRecord(
  path: string,
  change: (record: { name: string; values: Record<string, unknown> }) => void,
): void {
  const record = JSON.parse(readFileSync(path, 'utf8'));
  change(record);
  writeFileSync(path, `${JSON.stringify(record, null, 2)}\n`);
}
