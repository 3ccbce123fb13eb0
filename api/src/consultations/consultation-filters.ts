import type { SelectQueryBuilder } from 'typeorm';
import { sqlContainsLiterally, sqlContainsUnaccented } from '../common/list.js';
import type { Consultation } from './consultation.entity.js';
import type { ConsultationExportQuery } from './consultations.dto.js';
import { parseReferencePart } from './reference.js';

type ConsultationFilters = ConsultationExportQuery & { id?: string | undefined };

/** Adds the filters to a query whose alias is `consultation`. */
export function applyFilters(
  query: SelectQueryBuilder<Consultation>,
  { id, search, assignee, from, to, suspected, ...columnFilters }: ConsultationFilters,
): SelectQueryBuilder<Consultation> {
  query.where(id ? { id } : { suspected });
  for (const [column, value] of Object.entries(columnFilters))
    if (value !== undefined) query.andWhere({ [column]: value });
  if (assignee === 'none') query.andWhere('consultation.assignee IS NULL');
  else if (assignee) query.andWhere({ assignee });
  if (from) query.andWhere('consultation.created_at >= :from', { from });
  if (to) query.andWhere('consultation.created_at < :to', { to });
  if (search) applySearch(query, search);
  return query;
}

/**
 * Searches name, email, phone, message and reference, ignoring accents; phone and reference also match if they are
 * written with other spaces or signs. The column `searched` contains all of them without accents.
 */
function applySearch(query: SelectQueryBuilder<Consultation>, search: string): void {
  const conditions = [sqlContainsUnaccented('consultation.searched', 'search')];
  const digits = search.replace(/\D/g, '');
  if (digits.length >= 4 && /^[\d\s()+./-]+$/.test(search))
    conditions.push(
      sqlContainsLiterally(String.raw`regexp_replace(consultation.phone, '\D', '', 'g')`, ':digits'),
    );
  const reference = parseReferencePart(search);
  if (reference)
    conditions.push(sqlContainsLiterally("replace(consultation.reference, '-', '')", ':reference'));
  query.andWhere(`(${conditions.join(' OR ')})`, { search, digits, reference });
}
