/** Confirms an undo that deletes records: as for any deletion, a production server's name must be typed. */
import { translate } from '#data/text.ts';
import { currentProgram } from '#state/program.ts';
import { confirm, wordToType } from './confirm.tsx';

/** `title`: the undo's title. On other servers pressing *Undo* was confirmation enough. */
export async function confirmDeletion(title: string): Promise<boolean> {
  const question = {
    title,
    text: translate('record.undo.deletes'),
    action: translate('list.delete'),
    danger: true,
  };
  return wordToType(question, currentProgram()) === null || confirm(question);
}
