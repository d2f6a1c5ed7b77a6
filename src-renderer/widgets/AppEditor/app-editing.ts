/** The part of an application's form that its editors share: the wizard, the custom applications, all applications. */
import type { OpenMode } from '#shared/api/applications/app.ts';
import type { AppForm } from '#shared/rules/common/applications/app-form.ts';

type Text = 'icon' | 'mobileIcon' | 'menuname' | 'shortname';

export interface AppEditing {
  readonly values: Omit<AppForm, 'applicationType'>;
  readonly set: ((name: Text, value: string) => void) & ((name: 'openMode', value: OpenMode) => void);
  /** Adds an upload that saving waits for. */
  readonly waitFor: (work: Promise<unknown>) => unknown;
}
