/** An undo that deletes what was made: on a production server its name is typed, as for every deletion there. */
import { translate } from '#data/text.ts';
import { currentProgram } from '#state/program.ts';
import { confirm, wordToType } from './confirm.tsx';

/** `title`: of the undo. Elsewhere *Undo* itself was the word. */
export async function mayDelete(title: string): Promise<boolean> {
  const question = {
    title,
    text: translate('record.undo.deletes'),
    action: translate('list.delete'),
    danger: true,
  };
  return wordToType(question, currentProgram()) === null || confirm(question);
}
