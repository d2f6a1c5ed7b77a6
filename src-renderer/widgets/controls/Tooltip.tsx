/** A few words about what is pointed at or has the focus. They repeat or explain; nothing stands there alone. */
import 'virtual:steward-antd/Tooltip';
import { Tooltip as AntdTooltip } from 'antd';
import { cloneElement, type ReactElement, useId } from 'react';

interface TooltipProps {
  readonly text: string;
  /** One element that can have the focus. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  // antd describes the element only while the words are shown, which is too late for a screen reader.
  return (
    <>
      <AntdTooltip title={text} mouseEnterDelay={0.4}>
        {cloneElement(children, { 'aria-describedby': id })}
      </AntdTooltip>
      <span id={id} hidden>
        {text}
      </span>
    </>
  );
}
