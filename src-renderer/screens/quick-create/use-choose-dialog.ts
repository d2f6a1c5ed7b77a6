/** The dialog that chooses entrances has an address: `/quickCreate/choose`. */
import type { Shelf } from '#shared/rules/quick-create/calls.ts';
import { useDialogRoute } from '#state/dialog-route.ts';

const paths = { personal: '/quickCreate', team: '/base/quickMenu' } as const;
const names = ['choose'] as const;

export const useChooseDialog = (scope: Shelf['scope']) => useDialogRoute(paths[scope], names);
