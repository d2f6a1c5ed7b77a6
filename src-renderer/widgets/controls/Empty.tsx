/** A part of a control or a panel that has nothing to show; a page says it with EmptyState. */
import 'virtual:steward-antd/Empty';
import { Empty as AntdEmpty } from 'antd';

export function Empty({ text }: { readonly text: string }) {
  return <AntdEmpty image={AntdEmpty.PRESENTED_IMAGE_SIMPLE} description={text} />;
}
