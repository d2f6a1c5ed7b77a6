/** The open dialog, from the address below an editor's page: `/themes/pc/edit/TP1/versions/7`. */
import { useResolvedPath } from 'react-router-dom';
import { type DialogRoute, useDialogRoute } from '#state/dialog-route.ts';

const names = ['versions', 'colours'] as const;

export type EditorDialog = DialogRoute<(typeof names)[number]>;

export const useEditorDialog = (): EditorDialog => useDialogRoute(useResolvedPath('.').pathname, names);
