// The least a list page of antd does: fetch the rows, show them in a table of as many columns.
import { Table } from 'antd';
import { createElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const keys = ['order_no', 'status', 'goods', 'recipient_name', 'method', 'quoted_total', 'created_at', 'actions'];
const columns = keys.map((key) => ({ key, dataIndex: key, title: key }));

function Orders() {
  const [rows, setRows] = useState([]);
  useEffect(() => {
    void (async () => setRows(await (await fetch('/rows.json')).json()))();
  }, []);
  return createElement(Table, { rowKey: 'order_id', columns, dataSource: rows, pagination: false, rowSelection: {} });
}

createRoot(document.getElementById('root')).render(createElement(Orders));
