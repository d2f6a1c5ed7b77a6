/** The form for sharing several applications (spec 3§3.3; APP-045, 125). */
import type { Fields } from '../fields/field.ts';
import type { Share } from '../shares/share.ts';
import { appManageMenu } from './permissions.ts';

/** The maximum number of shares; the documents give no limit. */
export const mostShares = 200;

export interface ShareForm {
  readonly shares: readonly Share[];
}

export const appShareFields: Fields<ShareForm> = {
  shares: {
    kind: 'shares',
    label: 'applications.form.shares',
    help: 'applications.form.sharesHelp',
    menuCode: appManageMenu,
    most: mostShares,
    levels: true,
    open: true,
  },
};
