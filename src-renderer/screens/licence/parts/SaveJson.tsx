/** Saves a result as a JSON file and says where, or why not. */
import { Download } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '../../../data/describe-error.ts';
import { saveText } from '../../../data/files.ts';
import { useText } from '../../../data/text.ts';
import { Button } from '../../../widgets/Button.tsx';
import styles from './parts.module.css';

interface SaveJsonProps {
  /** Called when the button is pressed: large results are written out only when they are wanted. */
  readonly content: () => { readonly name: string; readonly text: string };
}

export function SaveJson({ content }: SaveJsonProps) {
  const { t } = useText();
  const [remark, setRemark] = useState('');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    setRemark('');
    const { name, text } = content();
    try {
      const saved = await saveText({ suggestedName: name, mediaType: 'application/json', text });
      if (saved) setRemark(t('licence.screen.message.saved', { name }));
    } catch (error) {
      setRemark(describeError(error).message);
    }
    setBusy(false);
  };
  return (
    <span className={styles.save}>
      <Button
        size="small"
        icon={<Download size={14} aria-hidden="true" />}
        busy={busy}
        onClick={() => void save()}
      >
        {t('licence.screen.action.saveAnswer')}
      </Button>
      <span role="status" className={styles.remark}>
        {remark}
      </span>
    </span>
  );
}
