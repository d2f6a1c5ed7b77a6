/** Chooses the part of a picture to store: moved and scaled by pointer or keyboard, with a preview. */
import 'react-easy-crop/react-easy-crop.css';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useText } from '#data/text.ts';
import type { PictureResult } from '#shared/rules/common/pictures/picture-rule.ts';
import type { Message } from '#shared/text/message.ts';
import { Button } from '../Button.tsx';
import { Slider } from '../controls/Slider.tsx';
import { Dialog } from '../Dialog.tsx';
import layout from '../looks/layout.module.css';
import { ErrorNotice } from '../Notice.tsx';
import { CutPreview } from './CutPreview.tsx';
import { cutPicture, type Part } from './cut-picture.ts';
import type { OpenPicture } from './open-picture.ts';
import styles from './picture.module.css';
import { CutResult } from './CutResult.tsx';
import type { LoadedPicture } from './loaded-picture.ts';
import { trimPicture } from './trim-picture.ts';

interface CropDialogProps {
  readonly label: string;
  readonly picture: OpenPicture;
  readonly result: PictureResult;
  /** Renders the picture's future place with the current cut. */
  readonly renderPreview?: ((cut: LoadedPicture) => ReactNode) | undefined;
  readonly onCut: (file: File) => void;
  /** Called when the file would exceed its size limit. */
  readonly onHeavy: (message: Message) => void;
  readonly onClose: () => void;
}

const largest = 8;
/** Pixels on the screen by which an arrow key moves the picture; with Shift a fifth of it. */
const step = 8;
const centre = { x: 0, y: 0 };

export function CropDialog(props: CropDialogProps) {
  const { label, picture: chosen, result, renderPreview: renderCut, onCut, onHeavy, onClose } = props;
  const { t, formatBytes } = useText();
  const how = useId();
  /** The picture without transparent edges; null while it is unchanged. */
  const [trimmed, setTrimmed] = useState<OpenPicture | null>(null);
  useEffect(() => () => trimmed?.close(), [trimmed]);
  const picture = trimmed ?? chosen;
  const { bitmap, address } = picture;
  const [at, setAt] = useState(centre);
  const [zoom, setZoom] = useState(1);
  const [shape, setShape] = useState(() => firstShape(result, bitmap));
  const [part, setPart] = useState<Part | null>(null);
  const [announcement, setSaid] = useState('');
  /** The picture has no transparent edges. */
  const [plain, setPlain] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const sizeTo = (wanted: number) => setZoom(Math.min(largest, Math.max(1, wanted)));
  const reset = () => {
    setZoom(1);
    setAt(centre);
  };
  const show = (next: OpenPicture | null) => {
    setTrimmed(next);
    setPart(null);
    setShape(firstShape(result, (next ?? chosen).bitmap));
    reset();
  };
  const trim = async () => {
    try {
      const found = await trimPicture(chosen);
      if (found) show(found);
      else setSaid(t('picture.crop.nothingToTrim'));
      setPlain(found === null);
    } catch (error) {
      setFailure(error);
    }
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = {
      '+': () => sizeTo(zoom * 1.1),
      '=': () => sizeTo(zoom * 1.1),
      '-': () => sizeTo(zoom / 1.1),
      '0': reset,
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const use = async () => {
    if (!part) return;
    try {
      const file = await cutPicture(picture, part, result);
      const limit = result.bytes ?? Number.POSITIVE_INFINITY;
      if (file.size <= limit) return onCut(file);
      onHeavy({
        key: 'picture.wrong.heavy',
        params: { size: formatBytes(file.size), limit: formatBytes(limit) },
      });
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <Dialog
      open
      width={renderCut ? 1200 : 720}
      title={t('picture.crop.title', { label })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button look="primary" disabled={part === null} onClick={() => void use()}>
            {t('picture.crop.use')}
          </Button>
        </>
      }
    >
      <div className={renderCut && styles.beside}>
        <div className={renderCut && styles.cutting}>
          <p id={how} className={styles.how}>
            {t('picture.crop.how')}
          </p>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: adds keys to the part inside it, which is what has the focus */}
          <div className={styles.stage} onKeyDown={onKey}>
            <Cropper
              key={address}
              image={address}
              crop={at}
              zoom={zoom}
              maxZoom={largest}
              aspect={shape}
              keyboardStep={step}
              disableAutomaticStylesInjection
              mediaProps={{ alt: '' }}
              cropperProps={{
                role: 'application',
                'aria-label': t('picture.crop.picture'),
                'aria-describedby': how,
              }}
              onCropChange={setAt}
              onZoomChange={sizeTo}
              onCropAreaChange={(_, pixels) => setPart(pixels)}
              onCropComplete={(_, { x, y, width, height }) =>
                setSaid(t('picture.crop.said', { x, y, width, height }))
              }
            />
          </div>
          <div className={styles.tools}>
            <div className={styles.sliders}>
              <LabelledSlider
                label={t('picture.crop.zoom')}
                value={zoom}
                min={1}
                max={largest}
                step={0.05}
                valueText={(value) => t('picture.crop.zoomText', { percent: Math.round(value * 100) })}
                onChange={sizeTo}
              />
              {result.shapes && (
                <LabelledSlider
                  label={t('picture.crop.shape')}
                  value={Math.log2(shape)}
                  min={Math.log2(result.shapes.least)}
                  max={Math.log2(result.shapes.most)}
                  step={0.01}
                  valueText={(value) => t('picture.crop.shapeText', inWords(2 ** value))}
                  onChange={(value) => setShape(2 ** value)}
                />
              )}
              <span className={layout.inline}>
                <Button size="small" onClick={reset}>
                  {t('picture.crop.reset')}
                </Button>
                {trimmed ? (
                  <Button size="small" onClick={() => show(null)}>
                    {t('picture.crop.untrim')}
                  </Button>
                ) : (
                  <Button size="small" disabled={plain} onClick={() => void trim()}>
                    {t(plain ? 'picture.crop.nothingToTrim' : 'picture.crop.trim')}
                  </Button>
                )}
              </span>
            </div>
            {part && <CutPreview picture={picture} part={part} result={result} />}
          </div>
        </div>
        {renderCut && <CutResult picture={picture} part={part} result={result} draw={renderCut} />}
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {failure !== null && <ErrorNotice error={failure} />}
    </Dialog>
  );
}

function LabelledSlider(props: Parameters<typeof Slider>[0]) {
  return (
    <div className={styles.slider}>
      <span aria-hidden="true">{props.label}</span>
      <Slider {...props} />
    </div>
  );
}

/** The aspect ratio at first: the picture's own, within the allowed limits. */
function firstShape({ width, height, shapes }: PictureResult, picture: ImageBitmap): number {
  if (!shapes) return width / height;
  return Math.min(shapes.most, Math.max(shapes.least, picture.width / picture.height));
}

function inWords(shape: number) {
  const round = (value: number) => Math.round(value * 10) / 10;
  return shape >= 1 ? { width: round(shape), height: 1 } : { width: 1, height: round(1 / shape) };
}
