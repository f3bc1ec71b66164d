export const menuId = 'site-menu';
