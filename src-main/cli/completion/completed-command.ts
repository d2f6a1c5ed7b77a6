/** A command as a completion script needs to know it. */
import type { AreaName } from '../command-line/commands.ts';

export interface CompletedOption {
  /** With its dashes. */
  readonly name: string;
  /** What comes after it: nothing, a file, a folder, one of a few words, or something that only its user knows. */
  readonly value: 'none' | 'file' | 'folder' | 'text' | readonly string[];
  readonly repeatable: boolean;
}

export interface CompletedCommand {
  /** Empty where the area is the command. */
  readonly action: string;
  readonly options: readonly CompletedOption[];
  /** What comes after it: nothing, files, or one of a few words. */
  readonly operands: 'none' | 'files' | readonly string[];
}

export interface CompletedArea {
  readonly name: AreaName;
  readonly actions: readonly CompletedCommand[];
  /** The area as a command; null: it is none without an action. */
  readonly itself: CompletedCommand | null;
}

/** What stands before any area, beside the areas. */
export const programOptions = ['--help', '--version', '--language'];

export function optionNames({ options }: CompletedCommand): string[] {
  return options.map(({ name }) => name);
}
