import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { useService } from '#ui/kit/layout/services.tsx';
import { classNames } from '#ui/kit/layout/class-names.ts';
import styles from './shell-fallback.module.css';

/** What the server sends for pages that the browser draws, and what stays until it has the session and the page. `children`: what is said without script; no browser that runs this reads it. */
export function ShellFallback({ path, children }: { path: string; children?: ReactNode }) {
  const { identity } = useService(SiteSettings);
  const isInArea = isOfStudentArea(path);
  return (
    <>
      <main className={styles.shell} aria-busy="true">
        <title>{identity.name}</title>
        <h1 className={styles.said}>Cargando</h1>
        <div className={styles.bar} />
        <div className={isInArea ? styles.body : undefined} aria-hidden>
          {isInArea && <MenuToCome />}
          <div className={classNames(styles.page, isInArea && styles.beside)}>
            {isFirstPage(path) ? <FirstPageToCome /> : <PageToCome />}
          </div>
        </div>
      </main>
      <noscript>{children}</noscript>
    </>
  );
}

/** The same while the browser draws the page at the router's address. */
export function ShellOfAddress() {
  return <ShellFallback path={useLocation().pathname} />;
}

/** A class, an exam and the reader, which stand in layouts without the menu, have the shape of any page. */
function isOfStudentArea(path: string): boolean {
  return (
    /^\/(main(\/|$)|sesiones$)/.test(path) &&
    !/\/(lectura|seccion)\/.|\/video$|\/start$|\/contenido\/.+\/contenido$/.test(path)
  );
}

function isFirstPage(path: string): boolean {
  return /^\/main\/?$/.test(path);
}

function MenuToCome() {
  return (
    <div className={styles.side}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((entry) => (
        <div key={entry} className={styles.entry} />
      ))}
    </div>
  );
}

function PageToCome() {
  return (
    <>
      <div className={styles.heading} />
      <div className={styles.line} />
      <div className={styles.line} />
      <div className={styles.block} />
    </>
  );
}

/** 'Continúa donde lo dejaste', then what is owned. Source: MAIN-1. */
function FirstPageToCome() {
  return (
    <>
      <div className={styles.heading} />
      <div className={styles.panel}>
        <div className={styles.picture} />
        <div className={styles.words}>
          <div className={styles.line} />
          <div className={styles.heading} />
          <div className={styles.line} />
          <div className={styles.button} />
        </div>
      </div>
      <div className={styles.heading} />
      <div className={styles.cards}>
        {[1, 2, 3, 4].map((card) => (
          <div key={card} className={styles.card}>
            <div className={styles.cover} />
            <div className={styles.line} />
            <div className={styles.line} />
          </div>
        ))}
      </div>
    </>
  );
}
