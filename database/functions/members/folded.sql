-- Letters as they are typed in haste: small, without accents.
create or replace function members.folded(p_text text) returns text language sql immutable parallel safe set search_path = pg_catalog
return lower(translate(p_text, 'ÁÀÂÃÄÅáàâãäåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÕÖóòôõöÚÙÛÜúùûüÇçÑñ', 'AAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOOoooooUUUUuuuuCcNn'));

grant execute on function members.folded to tucano_app;
