/** The name fields of a theme of any terminal (spec 2§3 "Identity and naming", 2§5). */
import type { TextRow } from '../../common/fields/field.ts';

/** Characters; the documents give no limit. */
export const nameLimit = 50;
const titleLimit = 100;

const group = 'themeFields.group.base';

interface Naming<Values> {
  readonly topicName: TextRow<Values>;
  readonly titleName: TextRow<Values>;
  readonly titleFormat: TextRow<Values>;
}

export function namingFields<Values>(): Naming<Values> {
  return {
    topicName: {
      kind: 'text',
      group,
      most: nameLimit,
      required: true,
      label: 'themeFields.field.topicName',
      missing: 'themeFields.missing.topicName',
    },
    titleName: {
      kind: 'text',
      group,
      most: titleLimit,
      label: 'themeFields.field.titleName',
      help: 'themeFields.titleHint',
    },
    titleFormat: { kind: 'text', group, most: titleLimit, label: 'themeFields.field.titleFormat' },
  };
}
