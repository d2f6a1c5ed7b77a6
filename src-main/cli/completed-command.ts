/** A command as a completion script needs to know it. */
import type { CommandName } from './commands.ts';

export interface CompletedOption {
  /** With its dashes. */
  readonly name: string;
  /** What comes after it: nothing, a file, a folder, one of a few words, or something that only its user knows. */
  readonly value: 'none' | 'file' | 'folder' | 'text' | readonly string[];
}

export interface CompletedCommand {
  readonly name: CommandName;
  readonly options: readonly CompletedOption[];
  readonly takesFiles: boolean;
}
