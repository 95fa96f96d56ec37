import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import type { ShownLegalText } from '#application/read-models/legal/shown-legal-text.ts';
import { legalPages, type LegalTextName, legalTextNames, legalVersionPath } from '#domain/legal/legal-pages.ts';
import { type LegalBlock, type LegalPart, legalParts, legalSections, withProvider } from '#domain/legal/legal-text.ts';
import { type PlainDate, writtenDay } from '#domain/shared/dates.ts';
import { numbersTogether } from '#domain/shared/numbers-together.ts';
import { PageHead, Wrap } from '#ui/kit/layout/layout.tsx';
import { Prose } from '#ui/kit/layout/prose.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import styles from './legal-document.module.css';

/** A legal page: its version and day, a table of contents that stays in sight, and the text with the facts of the school put in. */
export function LegalDocument({ name, shown }: { name: LegalTextName; shown: ShownLegalText }) {
  const { title, lead } = legalPages[name];
  return (
    <Wrap>
      <PageHead title={title} lead={lead} />
      <VersionLine name={name} shown={shown} />
      <LegalBody name={name} text={shown.text}>
        <OtherVersions name={name} others={shown.others} />
      </LegalBody>
    </Wrap>
  );
}

/** Which version it is, and whether it holds. */
function VersionLine({ name, shown }: { name: LegalTextName; shown: ShownLegalText }) {
  const { version, since, isInForce } = shown;
  return (
    <p className={styles.version}>
      Versión {version}, {isInForce ? 'vigente desde el' : 'escrita para regir desde el'} <Day day={since} />.
      {!isInForce && (
        <>
          {' '}
          No es la que rige hoy: <Link to={legalPages[name].path}>lee la vigente</Link>.
        </>
      )}
    </p>
  );
}

/** The table of contents and the text, as they stand on the page. */
export function LegalBody({ name, text, children }: { name: LegalTextName; text: string; children?: ReactNode }) {
  const { identity, provider } = useService(SiteSettings);
  const sections = withProvider(legalSections(text), { ...provider, school: identity.name });
  return (
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
          {legalTextNames
            .filter((other) => other !== name)
            .map((other, index) => (
              <span key={other}>
                {index > 0 && ' · '}
                <Link to={legalPages[other].path}>{legalPages[other].title}</Link>
              </span>
            ))}
        </p>
        {children}
      </Prose>
    </div>
  );
}

/** What the text said before, and what it is to say. */
function OtherVersions({ name, others }: { name: LegalTextName; others: ShownLegalText['others'] }) {
  if (others.length === 0) return null;
  return (
    <p className={styles.others}>
      Otras versiones:{' '}
      {others.map(({ version, since }, index) => (
        <span key={version}>
          {index > 0 && ' · '}
          <Link to={legalVersionPath(name, version)}>
            {version}, desde el <Day day={since} />
          </Link>
        </span>
      ))}
    </p>
  );
}

function Day({ day }: { day: string }) {
  return <time dateTime={day}>{writtenDay(day as PlainDate)}</time>;
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
  if (part.kind === 'text') return numbersTogether(part.text);
  if (part.kind === 'strong') return <strong>{part.text}</strong>;
  return part.to.startsWith('/') ? <Link to={part.to}>{part.text}</Link> : <a href={part.to}>{part.text}</a>;
}
