/** Every control of `widgets/controls` once, as the console draws it: `?lang=zh-CN` in the other language. */
import 'virtual:steward-tokens.css';
import '../../../../src-renderer/frame/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../../../../src-renderer/data/read.ts';
import { loadLanguage } from '../../../../src-renderer/data/text.ts';
import { AntdRoot } from '../../../../src-renderer/frame/AntdRoot.tsx';
import { Button } from '../../../../src-renderer/widgets/Button.tsx';
import { Calendar } from '../../../../src-renderer/widgets/controls/Calendar.tsx';
import { Collapse } from '../../../../src-renderer/widgets/controls/Collapse.tsx';
import { Drawer } from '../../../../src-renderer/widgets/controls/Drawer.tsx';
import { Popover } from '../../../../src-renderer/widgets/controls/Popover.tsx';
import { Progress } from '../../../../src-renderer/widgets/controls/Progress.tsx';
import { QrCode } from '../../../../src-renderer/widgets/controls/QrCode.tsx';
import { WizardSteps } from '../../../../src-renderer/widgets/controls/Steps.tsx';
import { Tabs } from '../../../../src-renderer/widgets/controls/Tabs.tsx';
import { Tooltip } from '../../../../src-renderer/widgets/controls/Tooltip.tsx';
import { Transfer } from '../../../../src-renderer/widgets/controls/Transfer.tsx';
import { Upload } from '../../../../src-renderer/widgets/controls/Upload.tsx';
import { Boxes } from './Boxes.tsx';
import { Fields } from './Fields.tsx';
import { Departments, OnPlatform, Shares } from './Organisation.tsx';
import { Pictures } from './Pictures.tsx';
import { Wizard } from './Wizard.tsx';

const search = new URL(location.href).searchParams;
const language = search.get('lang') === 'zh-CN' ? 'zh-CN' : 'en-US';

function Page() {
  return (
    <main>
      <h1>Controls</h1>
      <Fields />
      <Parts />
      <Pictures />
      <Wizard />
      <OnPlatform>
        <Shares />
        <Departments />
      </OnPlatform>
      <Floating />
    </main>
  );
}

function Parts() {
  const [tab, setTab] = useState<'first' | 'second'>('first');
  const [open, setOpen] = useState<('seats' | 'days')[]>(['seats']);
  const [taken, setTaken] = useState<('a' | 'b' | 'c')[]>(['b']);
  const [day, setDay] = useState('2026-11-20');
  const [files, setFiles] = useState('');
  return (
    <>
      <Tabs
        label="Parts"
        value={tab}
        tabs={[
          { key: 'first', label: 'Members', content: <p>Three members</p> },
          { key: 'second', label: 'Rights', content: <p>Two rights</p> },
        ]}
        onChange={setTab}
      />
      <WizardSteps
        label="Where you are"
        steps={[
          { key: 'file', title: 'File' },
          { key: 'check', title: 'Check', text: '12 lines' },
          { key: 'done', title: 'Done' },
        ]}
        current={1}
        onGo={() => undefined}
      />
      <Collapse
        parts={[
          { key: 'seats', title: 'Seats', content: <p>480 of 500</p> },
          { key: 'days', title: 'Days', content: <p>Until June</p> },
        ]}
        open={open}
        onChange={setOpen}
      />
      <Upload
        label="Add pictures"
        multiple
        onFiles={(all) => setFiles(all.map(({ name }) => name).join(', '))}
      >
        <p>Drop pictures here</p>
      </Upload>
      <output>{files}</output>
      <Transfer
        label="Members"
        leftTitle="Everybody"
        rightTitle="Members"
        options={[
          { value: 'a', label: 'Ada' },
          { value: 'b', label: 'Ben' },
          { value: 'c', label: 'Cora' },
        ]}
        value={taken}
        onChange={setTaken}
      />
      <Progress label="Reading" done={3} total={4} />
      <Progress label="Sending" done={1} total={4} failed />
      <Progress label="Kept" done={4} total={4} />
      <QrCode label="The address as a QR code" value="https://example.com/" />
      <Calendar label="Days" value={day} onChange={setDay} />
    </>
  );
}

function Floating() {
  const [drawer, setDrawer] = useState(false);
  return (
    <p>
      <Tooltip text="Counted every night">
        <button type="button">Seats</button>
      </Tooltip>
      <Popover label="Columns" content={(close) => <Button onClick={close}>Done</Button>}>
        <button type="button">Choose columns</button>
      </Popover>
      <Button onClick={() => setDrawer(true)}>Open the drawer</Button>
      <Drawer title="Ada" open={drawer} onClose={() => setDrawer(false)}>
        <Button>Inside</Button>
      </Drawer>
    </p>
  );
}

await loadLanguage(language);
createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <Suspense>
      <QueryClientProvider client={queryClient}>
        <AntdRoot>{search.has('boxes') ? <Boxes /> : <Page />}</AntdRoot>
      </QueryClientProvider>
    </Suspense>
  </StrictMode>,
);
