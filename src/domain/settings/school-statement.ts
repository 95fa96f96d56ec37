/** The one sentence that both apps begin with. Apart from `schoolIdentity`, which every page's first script carries. */
export const SCHOOL_STATEMENT = 'Aprende derecho y negocios con quienes los ejercen';
