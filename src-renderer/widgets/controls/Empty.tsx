/** The empty state of a control or panel; pages use EmptyState. */
import 'virtual:steward-antd/Empty';
import { Empty as AntdEmpty } from 'antd';

export function Empty({ text }: { readonly text: string }) {
  return <AntdEmpty image={AntdEmpty.PRESENTED_IMAGE_SIMPLE} description={text} />;
}
