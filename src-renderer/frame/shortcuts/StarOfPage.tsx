/** Stars the page that is open, beside its name. */
import { Star } from 'lucide-react';
import { useText } from '#data/text.ts';
import { IconButton } from '#widgets/Button.tsx';
import { useStarOfPage } from './use-shortcut-pages.ts';

export function StarOfPage() {
  const { t } = useText();
  const star = useStarOfPage();
  if (!star) return null;
  return (
    <IconButton
      label={t(star.starred ? 'frame.menu.unstarPage' : 'frame.menu.starPage')}
      active={star.starred}
      onClick={star.toggle}
    >
      <Star size={14} aria-hidden="true" fill={star.starred ? 'currentColor' : 'none'} />
    </IconButton>
  );
}
