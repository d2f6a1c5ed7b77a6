/** Walls around the writing of a record, by a form, a file, a bundle or a way back. */
import type { Wall } from './wall.ts';

const addresses = 'src-shared/rules/common/links/address.test.ts';
const judged = 'src-shared/rules/records/content/check-content.test.ts';

export const writtenWalls: readonly Wall[] = [
  {
    title: 'written: a file that wants what no form takes is not opened',
    mark: 'written-file-opened',
    weakened: 'true',
    test: 'src-main/cli/changes/content.test.ts',
  },
  {
    title: 'written: what a set applies is judged by its form before it is sent',
    mark: 'written-set-judged',
    weakened: '',
    test: 'src-shared/rules/changes/apply.test.ts',
  },
  {
    title: 'written: what is saved or taken back is judged by its form before anybody is asked about it',
    mark: 'written-save-judged',
    weakened: '',
    test: 'src-renderer/data/records/guarded-doors.test.ts',
  },
  {
    title: 'written: a bundle brings in no field that its form refuses',
    mark: 'written-bundle-fields',
    weakened: 'true',
    test: 'src-shared/rules/configuration/takable-fields.test.ts',
  },
  {
    title: 'written: a value is of the type of its field',
    mark: 'written-type',
    weakened: '',
    test: judged,
  },
  {
    title: 'written: no half character and no control is in any value',
    mark: 'written-signs',
    weakened: '',
    test: judged,
  },
  {
    title: 'written: what is made is judged by whose it is, too',
    mark: 'written-owner',
    weakened: 'values',
    test: judged,
  },
  {
    title: 'written: what a call takes along is no file’s to set',
    mark: 'written-along',
    weakened: '',
    test: judged,
  },
  {
    title: 'written: what no call sets of a record is refused by its name',
    mark: 'written-fixed',
    weakened: "''",
    test: judged,
  },
  {
    title: 'written: a text that the server makes up is sent only where it was edited',
    mark: 'written-made-up-text',
    weakened: 'remindContent',
    test: 'tests/sandbox/changes/computed-texts.test.ts',
  },
  {
    title: 'written: nothing is deleted for a record that is refused',
    mark: 'written-no-deletion',
    weakened: 'false',
    test: 'src-shared/rules/configuration/takable-fields.test.ts',
  },
  {
    title: 'written: a change that is sent by itself is judged by its form, too',
    mark: 'written-by-itself',
    weakened: '',
    test: 'tests/console/every-door.test.ts',
  },
  {
    title: 'written: what is made without a record is judged by its form',
    mark: 'written-without-record',
    weakened: 'wrongInForm(fields, values);',
    test: 'tests/console/creation-doors.test.ts',
  },
  {
    title: 'written: a menu set that no form takes is not opened',
    mark: 'written-menu-set',
    weakened: 'return read.data;',
    test: 'tests/console/every-door.test.ts',
  },
  {
    title: 'written: what is called so in a language can be seen',
    mark: 'written-names-seen',
    weakened: '',
    test: 'tests/console/every-door.test.ts',
  },
  {
    title: 'written: the icons of a theme that is made are judged as its form judges them',
    mark: 'written-theme-icons',
    weakened: 'values.rules?.(made as Form).slice(0, 0)',
    test: 'tests/sandbox/changes/made-themes.test.ts',
  },
  {
    title: 'written: what a call does not take is not sent',
    mark: 'written-refused-call',
    weakened: 'refused',
    test: judged,
  },
  {
    title: 'rich text: nothing that runs or loads is written',
    mark: 'rich-text-unsafe',
    weakened: '',
    test: 'src-main/cli/changes/content.test.ts',
  },
  {
    title: 'rich text: what is not understood is not written',
    mark: 'rich-text-odd',
    weakened: 'true',
    test: 'src-shared/rules/common/rich-text/rich-text.test.ts',
  },
  {
    title: 'rich text: where its links lead is judged',
    mark: 'rich-text-link-target',
    weakened: '',
    test: 'src-shared/rules/common/rich-text/rich-text.test.ts',
  },
  {
    title: 'address: the scheme is http or https',
    mark: 'address-scheme',
    weakened: '',
    test: addresses,
  },
  {
    title: 'address: it holds no signs that nobody sees',
    mark: 'address-unseen',
    weakened: 'false',
    test: addresses,
  },
  {
    title: 'address: it holds no name and password',
    mark: 'address-user-info',
    weakened: '',
    test: addresses,
  },
  {
    title: 'address: a page stays on the platform',
    mark: 'address-page',
    weakened: '',
    test: addresses,
  },
  {
    title: 'address: where an application leads is judged',
    mark: 'address-application',
    weakened: 'value',
    test: 'src-shared/rules/common/applications/app-form.test.ts',
  },
  {
    title: 'written: what a decision takes from somebody no file gives back',
    mark: 'written-taken',
    weakened: 'null',
    test: 'src-shared/rules/records/online-user-record.test.ts',
  },
  {
    title: 'written: an invitation goes to the contact by which it is found again',
    mark: 'invitation-contact',
    weakened: 'null',
    test: 'src-shared/rules/records/invitations/invitations.test.ts',
  },
  {
    title: 'written: the letter of an invitation leads to a host alone',
    mark: 'invitation-host',
    weakened: 'true',
    test: 'src-shared/rules/records/invitations/invitations.test.ts',
  },
  {
    title: 'written: sent again is the invitation that was approved',
    mark: 'invitation-again',
    weakened: 'true',
    test: 'src-shared/rules/records/invitations/invitations.test.ts',
  },
  {
    title: 'written: of what nothing takes back no undo is kept',
    mark: 'no-undo-of-lasting',
    weakened: 'false',
    test: 'src-renderer/data/records/reversible.test.ts',
  },
];
