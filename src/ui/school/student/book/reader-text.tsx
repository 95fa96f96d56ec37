import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { passageAt } from '#domain/reading/highlight.ts';
import { withHeadingsUnder } from '#domain/shared/heading-ranks.ts';
import { SafeHtml } from '#ui/kit/layout/safe-html.tsx';
import type { DeskStore } from './desk-store.ts';
import type { NotebookStore } from './notebook/notebook-store.ts';
import { paint, paintNothing, rangeOfAnnotation } from './notebook/paint.ts';
import styles from './reader-text.module.css';
import type { BookSearchStore } from './search-store.ts';
import type { SettingsStore } from './settings/settings-store.ts';
import { offsetAt, placeOf, rangeOf } from './notebook/text-places.ts';

interface ReaderTextProps {
  readonly section: { readonly slug: string; readonly html: string };
  readonly desk: DeskStore;
  /** Null: the reader cannot annotate this book. */
  readonly notebook: NotebookStore | null;
  readonly search: BookSearchStore;
  readonly settings: SettingsStore;
}

/** The text of a section, with what is annotated and found in it coloured over it: the text itself is never changed. */
export const ReaderText = observer(function ReaderText({ section, desk, notebook, search, settings }: ReaderTextProps) {
  const text = useRef<HTMLDivElement>(null);
  useTextOnPage(text, desk, section.html);
  useSelection(text, desk);
  useHash(desk, notebook);
  const { revision, root } = desk;
  const own = notebook?.inSection(section.slug) ?? [];
  const hits = search.inSection(section.slug);
  const current = search.currentHit?.section === section.slug ? search.currentHit : null;
  useEffect(() => {
    if (root === null) return undefined;
    paint(root, own, hits, current);
    return paintNothing;
  });
  useEffect(() => {
    if (root === null || current === null) return;
    const range = rangeOf(root, current);
    range?.startContainer.parentElement?.scrollIntoView({ block: 'center' });
  }, [root, revision, current]);
  const { size, face, spacing, margins } = settings.settings;
  const touch = (event: MouseEvent): void => {
    const at = text.current === null ? null : offsetAt(text.current, event.clientX, event.clientY);
    const isSelecting = document.getSelection()?.isCollapsed === false;
    const annotation = own.find(({ found }) => at !== null && found !== null && found.start <= at && at < found.end);
    desk.touch(isSelecting || annotation === undefined ? null : annotation.id);
  };
  return (
    <SafeHtml
      ref={text}
      key={section.slug}
      className={styles.text}
      html={withHeadingsUnder(section.html, 1)}
      lang="es"
      data-size={size}
      data-face={face}
      data-spacing={spacing}
      data-margins={margins}
      onClick={touch}
    />
  );
});

/** Tells the desk when the text is on the page: the sanitiser may come after the page. */
function useTextOnPage(text: React.RefObject<HTMLDivElement | null>, desk: DeskStore, html: string): void {
  useEffect(() => {
    const element = text.current;
    if (element === null) return undefined;
    if (element.childNodes.length > 0) desk.textStands(element);
    const observer = new MutationObserver(() => desk.textStands(element));
    observer.observe(element, { childList: true });
    return () => {
      observer.disconnect();
      desk.textStands(null);
      desk.leaveSection();
    };
  }, [text, desk, html]);
}

/** What is selected in the text, by mouse, touch or keyboard. */
function useSelection(text: React.RefObject<HTMLDivElement | null>, desk: DeskStore): void {
  useEffect(() => {
    let frame = 0;
    const read = (): void => {
      const element = text.current;
      const selection = document.getSelection();
      if (element === null || selection === null || selection.rangeCount === 0) return desk.select(null);
      const place = placeOf(element, selection.getRangeAt(0));
      desk.select(place === null ? null : passageAt(element.textContent, place.start, place.end));
    };
    const change = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(read);
    };
    document.addEventListener('selectionchange', change);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('selectionchange', change);
    };
  }, [text, desk]);
}

/** Goes to the paragraph, or to the annotation, that the address names, once it is on the page. */
function useHash(desk: DeskStore, notebook: NotebookStore | null): void {
  const { hash, key } = useLocation();
  const gone = useRef('');
  const { root, revision } = desk;
  const isLoaded = notebook?.isLoaded ?? false;
  useEffect(() => {
    if (root === null || hash === '' || gone.current === `${key}${hash}`) return;
    const name = decodeURIComponent(hash.slice(1));
    const annotation = name.startsWith('marca=')
      ? notebook?.annotations.find(({ id }) => `marca=${id}` === name)
      : undefined;
    const place = annotation === undefined ? null : rangeOfAnnotation(root, root.textContent, annotation);
    const target = place?.startContainer.parentElement ?? document.getElementById(name);
    if (target === null || !root.contains(target)) return;
    gone.current = `${key}${hash}`;
    target.scrollIntoView(place === null ? {} : { block: 'center' });
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [root, revision, hash, key, notebook, isLoaded]);
}
