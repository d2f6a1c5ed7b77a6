/** What every part of the form is given. */
import type { ServerProfile } from '#shared/bridge/servers.ts';
import type { ServerForm } from './server-form.ts';

export interface PartProps {
  readonly form: ServerForm;
  readonly profile: ServerProfile | null;
  readonly change: (part: Partial<ServerForm>) => void;
  /** What is wrong with a control, by its name. */
  readonly problem: (name: string) => string | undefined;
}
