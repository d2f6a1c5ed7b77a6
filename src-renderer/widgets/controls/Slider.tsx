import 'virtual:steward-antd/Slider';
import { Slider as AntdSlider } from 'antd';
import type { ControlProps } from './control.ts';

interface SliderProps extends Omit<ControlProps, 'aria-invalid'> {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** The value as text: "4 of 12". */
  readonly valueText?: (value: number) => string;
  readonly onChange: (value: number) => void;
}

export function Slider({ label, id, disabled = false, value, min, max, step = 1, ...rest }: SliderProps) {
  const { valueText, onChange } = rest;
  return (
    <AntdSlider
      {...(id !== undefined && { id })}
      ariaLabelForHandle={label}
      {...(valueText && { ariaValueTextFormatterForHandle: valueText })}
      tooltip={{ formatter: (shown) => (shown === undefined ? null : (valueText?.(shown) ?? shown)) }}
      disabled={disabled}
      value={value}
      min={min}
      max={max}
      step={step}
      onChange={onChange}
    />
  );
}
