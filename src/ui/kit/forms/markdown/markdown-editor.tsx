import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { HeadingAbove } from '#domain/shared/heading-ranks.ts';
import { Prose } from '#ui/kit/layout/prose.tsx';
import { editingPlugins, lookOf } from './editing.ts';
import styles from './markdown-editor.module.css';
import { runningLanguage } from './markdown-text.ts';
import { takePasted } from './pasted.ts';
import { rankedHeadings } from './ranked-headings.ts';
import { Toolbar } from './toolbar.tsx';
import type { WritingLanguage } from './writing-language.ts';

export interface MarkdownEditorProps {
  /** Of the text, so that what is lacking leads here. */
  readonly id?: string;
  readonly label: string;
  /** Markdown; what it is when the editor opens. Give another `key` to show another text. */
  readonly value: string;
  /** Rank of the heading that the text stands under where it is shown: what is written looks as it does there. */
  readonly under: HeadingAbove;
  readonly onChange: (markdown: string) => void;
  /** Keeps a picture and says where it is; null: it was not taken. Not given: a text here has no pictures. */
  readonly onPicture?: (picture: File) => Promise<string | null>;
  readonly readOnly?: boolean;
  /** What the text may hold; running text unless said. Another `key` for another language. */
  readonly language?: WritingLanguage;
}

/** A running text that is written as it looks, and kept as Markdown. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { id, label, value, under, onChange, onPicture, readOnly = false, language = runningLanguage } = props;
  const made = useId();
  const [view, setView] = useState<EditorView | null>(null);
  const [look, setLook] = useState<ReturnType<typeof lookOf> | null>(null);
  const opened = useRef({ value, id: id ?? made, language, under });
  const latest = useRef({ onChange, label, readOnly });
  useEffect(() => {
    latest.current.onChange = onChange;
  });
  // What is written keeps its place while its name or its rights change.
  useEffect(() => {
    latest.current = { ...latest.current, label, readOnly };
    view?.setProps({});
  }, [view, label, readOnly]);
  const mount = useCallback((place: HTMLDivElement) => {
    const { value: first, language: spoken, under: above } = opened.current;
    const editor = new EditorView(place, {
      state: EditorState.create({
        doc: spoken.textOf(first),
        plugins: [...editingPlugins(spoken), rankedHeadings(above)],
      }),
      editable: () => !latest.current.readOnly,
      attributes: () => ({
        id: opened.current.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': latest.current.label,
        ...(latest.current.readOnly && { 'aria-readonly': 'true', tabindex: '0' }),
        class: styles.text ?? '',
      }),
      dispatchTransaction(change) {
        editor.updateState(editor.state.apply(change));
        setLook(lookOf(editor.state));
        if (change.docChanged) latest.current.onChange(spoken.markdownOf(editor.state.doc));
      },
      handleDOMEvents: {
        paste: (_view, event) => prevented(event, takePasted(editor, event.clipboardData)),
        drop: (_view, event) =>
          prevented(
            event,
            editor.dragging === null && !latest.current.readOnly && takePasted(editor, event.dataTransfer),
          ),
      },
    });
    setView(editor);
    setLook(lookOf(editor.state));
    return () => editor.destroy();
  }, []);
  return (
    <div className={styles.editor}>
      {view !== null && look !== null && !readOnly && (
        <Toolbar view={view} language={language} look={look} label={label} onPicture={onPicture ?? null} />
      )}
      <Prose ref={mount} className={styles.page} />
    </div>
  );
}

function prevented(event: Event, wasTaken: boolean): boolean {
  if (wasTaken) event.preventDefault();
  return wasTaken;
}
