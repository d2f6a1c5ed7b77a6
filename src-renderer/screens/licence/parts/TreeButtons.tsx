import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import type { Tree } from '#widgets/DataTree/use-tree.ts';

/** Opens and closes all branches of a tree. */
export function TreeButtons({ tree }: { readonly tree: Pick<Tree<unknown>, 'expandAll' | 'collapseAll'> }) {
  const { t } = useText();
  return (
    <>
      <Button look="quiet" size="small" onClick={tree.expandAll}>
        {t('licence.screen.action.expandAll')}
      </Button>
      <Button look="quiet" size="small" onClick={tree.collapseAll}>
        {t('licence.screen.action.collapseAll')}
      </Button>
    </>
  );
}
