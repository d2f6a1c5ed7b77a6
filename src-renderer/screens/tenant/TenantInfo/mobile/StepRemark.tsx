/** The result of a verification step; an unknown one has a button that reads the server's state. */

import { useState } from 'react';
import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import type { Remark } from './code-machine.ts';

interface StepRemarkProps {
  readonly remark: Remark | null;
  readonly onLook: () => Promise<void>;
}

export function StepRemark({ remark, onLook }: StepRemarkProps) {
  const { t } = useText();
  const [looking, setLooking] = useState(false);
  if (!remark) return null;
  const look = async () => {
    setLooking(true);
    await onLook();
    setLooking(false);
  };
  return (
    <div className={layout.above}>
      <Notice
        tone={remark.tone}
        title={remark.text}
        {...(remark.look && {
          actions: (
            <Button size="small" busy={looking} onClick={() => void look()}>
              {t('record.unknown.look')}
            </Button>
          ),
        })}
      />
    </div>
  );
}
