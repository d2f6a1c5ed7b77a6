/** A field that carries names in several languages, whatever it belongs to. */
import type { Message } from '#shared/text/message.ts';
import type { Store } from '../database/tables.ts';
import type { Deed } from '../operation-log/record.ts';

export interface NamedField {
  /** The name in the field's own language. */
  readonly own: string;
  /** It may have no name of its own. */
  readonly optional?: true;
  /** What is wrong with a new own name, or null. */
  check(name: string): Promise<Message | null>;
  write(store: Store, name: string): Promise<void>;
  /** What the log is told of it; of the tenant's names otherwise. */
  readonly deed?: (own: string) => Deed;
}
