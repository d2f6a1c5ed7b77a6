/** Takes files by a click, by the keyboard or dropped on it. What becomes of them is its owner's: it sends nothing. */
import 'virtual:steward-antd/Upload';
import { Upload as AntdUpload } from 'antd';
import type { ReactNode } from 'react';
import type { ControlProps } from './control.ts';

interface UploadProps extends Omit<ControlProps, 'aria-invalid'> {
  /** As in a file field: ".png,.jpg". */
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** What stands in the place where files are dropped. */
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
        // Called once for each file, with all of them.
        if (file === all[0]) onFiles(all);
        return AntdUpload.LIST_IGNORE;
      }}
    >
      <span className="visually-hidden">{label}</span>
      {children}
    </AntdUpload.Dragger>
  );
}
