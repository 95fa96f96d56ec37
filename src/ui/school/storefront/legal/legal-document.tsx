import { Link } from 'react-router-dom';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { useService } from '#ui/kit/layout/services.tsx';
import {
  legalParts,
  withProvider,
  type LegalBlock,
  type LegalPart,
  type LegalSection,
} from '#domain/legal/legal-text.ts';
import { legalVersions, type LegalTextName } from '#domain/legal/statute.ts';
import { formatDayMonthYear, type PlainDate } from '#domain/shared/dates.ts';
import { PageHead, Wrap } from '#ui/kit/layout/layout.tsx';
import { Prose } from '#ui/kit/layout/prose.tsx';
import styles from './legal-document.module.css';

export interface LegalDocumentProps {
  readonly name: LegalTextName;
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

const others: readonly { readonly name: LegalTextName; readonly path: string; readonly label: string }[] = [
  { name: 'terms', path: '/terminos-condiciones', label: 'Términos y condiciones' },
  { name: 'privacy', path: '/politicas-privacidad', label: 'Política de privacidad' },
  { name: 'cookies', path: '/politicas-privacidad/cookies', label: 'Cookies y almacenamiento' },
];

/** A legal page: its version and day, a table of contents that stays in sight, and the text. */
export function LegalDocument({ name, title, lead, sections: written }: LegalDocumentProps) {
  const { identity, provider } = useService(SiteSettings);
  const sections = withProvider(written, { ...provider, school: identity.name });
  const { version, since } = legalVersions[name];
  return (
    <Wrap>
      <PageHead title={title} lead={lead} />
      <p className={styles.version}>
        Versión {version}, vigente desde el <time dateTime={since}>{formatDayMonthYear(since as PlainDate)}</time>.
      </p>
      <div className={styles.columns}>
        <nav aria-labelledby="contenido-del-texto" className={styles.contents}>
          <h2 id="contenido-del-texto">En esta página</h2>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <Prose className={styles.text}>
          {sections.map((section, index) => (
            <section key={section.id} id={section.id}>
              <h2>
                {index + 1}. {section.title}
              </h2>
              {section.blocks.map((block, place) => (
                // The blocks of a text never change places.
                <Block key={place} block={block} />
              ))}
            </section>
          ))}
          <p className={styles.others}>
            También:{' '}
            {others
              .filter((other) => other.name !== name)
              .map((other, index) => (
                <span key={other.name}>
                  {index > 0 && ' · '}
                  <Link to={other.path}>{other.label}</Link>
                </span>
              ))}
          </p>
        </Prose>
      </div>
    </Wrap>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Paragraph text={block} />
      </p>
    );
  }
  return (
    <ul>
      {block.map((point) => (
        <li key={point}>
          <Paragraph text={point} />
        </li>
      ))}
    </ul>
  );
}

function Paragraph({ text }: { text: string }) {
  return legalParts(text).map((part, place) => <Part key={place} part={part} />);
}

function Part({ part }: { part: LegalPart }) {
  if (part.kind === 'text') return part.text;
  return part.to.startsWith('/') ? <Link to={part.to}>{part.text}</Link> : <a href={part.to}>{part.text}</a>;
}
