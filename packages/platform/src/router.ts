/** The router's thin surface: a remote never carries a router, and never sees more of it than this. */
export { Link, Navigate, NavLink, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
export type { LinkProps, NavLinkProps } from 'react-router-dom';
