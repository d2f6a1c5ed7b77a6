import type { AreaName } from '../command-line/commands.ts';

export interface CompletedOption {
  /** The option with its dashes. */
  readonly name: string;
  /** `text` can't be completed: only the user knows it. */
  readonly value: 'none' | 'file' | 'folder' | 'text' | readonly string[];
  readonly repeatable: boolean;
}

export interface CompletedCommand {
  /** Empty where the area itself is the command. */
  readonly action: string;
  readonly options: readonly CompletedOption[];
  readonly operands: 'none' | 'files' | readonly string[];
}

export interface CompletedArea {
  readonly name: AreaName;
  readonly actions: readonly CompletedCommand[];
  /** The command of the area alone; null where the area needs an action. */
  readonly itself: CompletedCommand | null;
}

/** Options that may stand before an area. */
export const programOptions = ['--help', '--version', '--language'];

export function optionNames({ options }: CompletedCommand): string[] {
  return options.map(({ name }) => name);
}
