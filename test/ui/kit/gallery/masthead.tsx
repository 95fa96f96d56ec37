import { useState } from 'react';
import { Link } from 'react-router-dom';

import { IconLink } from '#ui/kit/controls/icon-button.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { Logo } from '#ui/kit/controls/logo.tsx';
import { Wrap } from '#ui/kit/layout/layout.tsx';
import { Menu, MenuButton, MenuDivider, MenuLink } from '#ui/kit/overlay/menu.tsx';
import { SearchCombobox } from '#ui/kit/forms/search-combobox.tsx';
import type { SearchResult } from '#ui/kit/forms/search-results.tsx';
import { OfflineNotice } from '#ui/kit/feedback/offline-notice.tsx';

import styles from './masthead.module.css';

const found: readonly SearchResult[] = [
  { id: '1', title: 'Derecho laboral para empresas', detail: 'Curso · Rosa Huamán Quispe', icon: 'video' },
  {
    id: '2',
    title: 'Reforma tributaria: lo que cambia en 2026',
    detail: 'Seminario · Jorge Salas Ríos',
    icon: 'seminar',
  },
  { id: '3', title: 'Derecho de la construcción', detail: 'Libro · Daniel Flores Inga', icon: 'book' },
];

export function Masthead() {
  const [query, setQuery] = useState('');
  const results =
    query.length < 3 ? null : found.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()));
  return (
    <>
      <OfflineNotice offline />
      <header className={styles.header}>
        <Wrap className={styles.bar}>
          <Link to="/" className={styles.home}>
            <Logo name="Escuela" />
          </Link>
          <div className={styles.search}>
            <SearchCombobox
              label="Buscar en la escuela"
              placeholder="¿Qué quieres aprender?"
              query={query}
              onQueryChange={setQuery}
              results={results}
              onPick={({ title }) => setQuery(title)}
            />
          </div>
          <IconLink to="/carrito" icon="cart" label="Carrito, 2 productos" count={2} />
          <Menu label="Rosa">
            <MenuLink to="/main" icon="book-open">
              Mis contenidos
            </MenuLink>
            <MenuLink to="/main/perfil" icon="user" note="Incompleto">
              Mi perfil
            </MenuLink>
            <MenuDivider />
            <MenuButton icon="sign-out">Cerrar sesión</MenuButton>
          </Menu>
        </Wrap>
      </header>
    </>
  );
}

export function Hero() {
  return (
    <div className={styles.hero}>
      <h1>Aprende derecho y negocios con quienes los ejercen</h1>
      <p className={styles.lead}>
        Seminarios en vivo, cursos que no vencen y libros para leer en línea. Con certificado que cualquiera puede
        validar.
      </p>
      <div className={styles.buttons}>
        <LinkButton to="/cursos" look="primary" size="large">
          Ver los cursos
        </LinkButton>
        <LinkButton to="/verificacion" size="large">
          Validar un certificado
        </LinkButton>
      </div>
    </div>
  );
}
