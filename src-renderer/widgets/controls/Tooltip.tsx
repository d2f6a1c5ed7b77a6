/** A short explanation of the hovered or focused element; never the only place of a fact. */
import 'virtual:steward-antd/Tooltip';
import { Tooltip as AntdTooltip } from 'antd';
import { cloneElement, type ReactElement, useId } from 'react';

interface TooltipProps {
  readonly text: string;
  /** One focusable element. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  // antd describes the element only while the tooltip is visible, too late for screen readers.
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
