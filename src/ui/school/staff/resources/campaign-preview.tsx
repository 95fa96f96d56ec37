import { observer } from 'mobx-react-lite';
import { useCallback, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Campaign } from '#domain/catalogue/advertisement.ts';
import { textIn, type TypedFields, type TypedRow } from '#domain/office/resources/field.ts';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import { Section } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { ResourceFormStore } from './resource-form-store.ts';
import styles from './resources.module.css';

const Advertisement = latePart(
  () => import('#ui/school/layouts/advertisement-banner.tsx').then((file) => file.Advertisement),
  { waits: true },
);

/** Widths of windows in pixels, of which each shows the other picture and link. */
const windows = [
  { width: 390, label: 'En un celular' },
  { width: 1366, label: 'En una computadora' },
] as const;

/** What is typed as visitors will see it above the header: by the same component, in windows of both widths. */
export const CampaignPreview = observer(function CampaignPreview() {
  const { typed } = useService(ResourceFormStore);
  const campaign = campaignOf(typed);
  if (campaign.images.length === 0) return null;
  return (
    <Section title="Así se verá">
      {windows.map(({ width, label }) => (
        <figure key={width} className={styles.window}>
          <figcaption className={styles.about}>
            {label}, de {width} píxeles de ancho.{campaign.images.length > 1 && ' Una línea por imagen: se turnan.'}
            <span className={styles.slides} data-wide={width > 390 || undefined}>
              {' '}
              Desliza la vista hacia el lado para verla entera.
            </span>
          </figcaption>
          {/* Wider than a narrow desk: it is looked at from end to end, also by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={styles.windowView} tabIndex={0} role="group" aria-label={`${label}: vista previa`}>
            <Framed title={label} width={width} lines={campaign.images.length}>
              {campaign.images.map((image) => (
                <Advertisement key={image.id} campaign={campaign} image={image} onClose={() => undefined} />
              ))}
            </Framed>
          </div>
        </figure>
      ))}
    </Section>
  );
});

function campaignOf({ text, kind, images }: TypedFields): Campaign {
  const rows = Array.isArray(images) ? (images as readonly TypedRow[]) : [];
  const shown = rows.map((row, id) => ({
    id,
    desktopImage: textIn(row['desktopImage']),
    mobileImage: textIn(row['mobileImage']),
    desktopLink: textIn(row['desktopLink']),
    mobileLink: textIn(row['mobileLink']) || textIn(row['desktopLink']),
    seconds: Number(textIn(row['seconds'])) || 0,
  }));
  const isComplete = ({ desktopImage, mobileImage }: (typeof shown)[number]) =>
    desktopImage !== '' && mobileImage !== '';
  return { id: 0, kind: kind === 'image' ? 'image' : 'text', text: textIn(text), images: shown.filter(isComplete) };
}

interface FramedProps {
  readonly title: string;
  readonly width: number;
  readonly lines: number;
  readonly children: ReactNode;
}

/** A window within the page, with the page's own styles: what is drawn in it answers to its width. Nothing in it is pressed. */
function Framed({ title, width, lines, children }: FramedProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const mount = useCallback((frame: HTMLIFrameElement | null) => {
    const inside = frame?.contentDocument;
    if (inside === null || inside === undefined || inside.body === null) return;
    for (const sheet of document.querySelectorAll('link[rel=stylesheet], style'))
      inside.head.append(inside.importNode(sheet, true));
    inside.documentElement.lang = document.documentElement.lang;
    inside.body.inert = true;
    setBody(inside.body);
  }, []);
  return (
    <>
      {/* Some browsers begin with one document and go on with another. */}
      <iframe
        ref={mount}
        title={title}
        tabIndex={-1}
        width={width}
        height={lines * LINE_HEIGHT}
        onLoad={(event) => mount(event.currentTarget)}
      />
      {body !== null && createPortal(children, body)}
    </>
  );
}

/** Pixels of an advertisement, its line below included. */
const LINE_HEIGHT = 57;
