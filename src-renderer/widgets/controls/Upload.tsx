/** Accepts files by click, keyboard or drop. It uploads nothing: its owner handles the files. */
import 'virtual:steward-antd/Upload';
import { Upload as AntdUpload } from 'antd';
import type { ReactNode } from 'react';
import type { ControlProps } from './control.ts';

interface UploadProps extends Omit<ControlProps, 'aria-invalid'> {
  /** Accepted types, as in a file input: ".png,.jpg". */
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

export function Upload(props: UploadProps) {
  const { label, id, accept, multiple = false, disabled = false, onFiles, children } = props;
  return (
    <AntdUpload.Dragger
      {...(id !== undefined && { id })}
      {...(accept !== undefined && { accept })}
      disabled={disabled}
      multiple={multiple}
      showUploadList={false}
      beforeUpload={(file, all) => {
        // antd calls this once per file, each time with all of them.
        if (file === all[0]) onFiles(all);
        return AntdUpload.LIST_IGNORE;
      }}
    >
      <span className="visually-hidden">{label}</span>
      {children}
    </AntdUpload.Dragger>
  );
}
