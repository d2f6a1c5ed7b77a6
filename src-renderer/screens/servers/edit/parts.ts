import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import type { FormState } from '#widgets/Form/use-form.ts';
import type { ServerForm } from './server-form.ts';

export interface PartProps {
  readonly form: FormState<ServerForm>;
  readonly profile: ServerProfile | null;
}
